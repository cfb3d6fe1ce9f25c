import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../runtime/site/build-site.ts'

/** Installed on demand: as a dependency it would add 75 packages to every installation. */
const NETLIFY_BUILD = '@netlify/build@37.3.3'

const run = promisify(execFile)

/** A clone of the last commit with its dependencies. @returns its folder. */
export async function cloneCommit(folder: string): Promise<string> {
  const clone = path.join(folder, 'clone')
  await run('git', ['clone', '--quiet', projectRoot, clone])
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone })
  return clone
}

/**
 * Runs Netlify's own build of a context in a clone; functions are bundled into `.netlify/functions`.
 * @param variables of the site in that context; an empty one counts as unset.
 */
export async function runNetlifyBuild(
  clone: string,
  context: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ succeeded: boolean; output: string }> {
  const parameters = [
    ...['--yes', `--package=${NETLIFY_BUILD}`, 'netlify-build'],
    ...['--offline', '--cwd', clone, '--context', context],
  ]
  const env = { ...process.env, ...variables }
  try {
    const { stdout, stderr } = await run('npx', parameters, { cwd: clone, env, maxBuffer: 2 ** 26 })
    return { succeeded: true, output: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { succeeded: false, output: stdout + stderr }
  }
}
