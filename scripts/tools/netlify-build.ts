import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../runtime/site/build-site.ts'

/** Installed on demand: as a dependency it would add 75 packages to every installation. */
const NETLIFY_BUILD = '@netlify/build@37.3.3'

const run = promisify(execFile)

/** A clone of the last commit. */
export interface Clone {
  folder: string
  branch: string
  /** Its hash. */
  commit: string
}

/** Clones the last commit, on a branch of its own, and installs its dependencies. */
export async function cloneCommit(parent: string): Promise<Clone> {
  const folder = path.join(parent, 'clone')
  const branch = 'branch-of-a-clone'
  await run('git', ['clone', '--quiet', projectRoot, folder])
  await run('git', ['switch', '--quiet', '--create', branch], { cwd: folder })
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  const { stdout } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder })
  return { folder, branch, commit: stdout.trim() }
}

/**
 * Runs Netlify's own build of a context in a clone, which takes branch and commit from Git; functions are bundled into `.netlify/functions`.
 * @param variables of the site in that context; an empty one counts as unset.
 */
export async function runNetlifyBuild(
  { folder }: Clone,
  context: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ succeeded: boolean; output: string }> {
  const parameters = [
    ...['--yes', `--package=${NETLIFY_BUILD}`, 'netlify-build'],
    ...['--offline', '--cwd', folder, '--context', context],
  ]
  const env = { ...process.env, ...variables }
  try {
    const { stdout, stderr } = await run('npx', parameters, {
      cwd: folder,
      env,
      maxBuffer: 2 ** 26,
    })
    return { succeeded: true, output: stdout + stderr }
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return { succeeded: false, output: stdout + stderr }
  }
}
