import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether packages can be installed without a prompt. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/**
 * Installs Debian packages.
 * @throws when one cannot be installed; the message ends with the output of apt-get.
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
