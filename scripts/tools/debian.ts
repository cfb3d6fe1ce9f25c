import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether packages can be installed here without asking anybody. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/**
 * Installs Debian packages.
 * @throws when one cannot be had; the message ends with what apt-get said.
 */
export async function installPackages(...names: string[]): Promise<void> {
  console.log(`Installing ${names.join(', ')} with apt-get.`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { environment })
  const { succeeded, output } = await run(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', ...names],
    { environment },
  )
  if (!succeeded) {
    throw new Error(`apt-get could not install ${names.join(', ')}: ${output.slice(-500)}`)
  }
}
