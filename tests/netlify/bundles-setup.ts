import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FunctionResult } from '@netlify/zip-it-and-ship-it'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '../../scripts/runtime/site/build-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every function, bundled once for all tests. */
    bundles: FunctionResult[]
  }
}

/** Names of the shells, the pages that functions fill (`src/core/shells.ts`). */
const SHELLS = [
  'post',
  'page',
  'quiz',
  'post-missing',
  'page-missing',
  'quiz-missing',
  'post-preview',
  'page-preview',
  'quiz-preview',
  'preview-refused',
  'visitor',
  'experts',
  'expert',
]

/** Content version of the built site in the bundles. */
export const BUILT_VERSION = 7

/** Text in every built file that a bundle may contain, except in files that are the same in each build. */
export const BUILT_MARK = 'only-in-this-build'

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundles-'))
  project.provide('bundles', await bundleBeside(folder))
  return () => rm(folder, { recursive: true })
}

/** Bundles the functions beside a built site. */
async function bundleBeside(build: string): Promise<FunctionResult[]> {
  await mkdir(path.join(build, 'dist/shells'), { recursive: true })
  const info = { contentVersion: BUILT_VERSION, content: BUILT_MARK }
  await writeFile(path.join(build, 'dist/build.json'), JSON.stringify(info))
  for (const shell of SHELLS) {
    const page = `<title>${shell}</title><!--head--><main>${BUILT_MARK}<!--item--></main>`
    await writeFile(path.join(build, `dist/shells/${shell}.html`), page)
  }
  const policy = "default-src 'self'; script-src 'sha256-test'"
  await writeFile(path.join(build, 'dist/shells/content-security-policy.txt'), policy)
  await writeFile(path.join(build, 'dist/shells/deploy-context.txt'), 'production')
  // Bundles in a process of the project's own Node, which the bundler finds among the project's files.
  const source = `
    import { bundleFunctions } from './tests/netlify/bundle-functions.ts'
    console.log(JSON.stringify(await bundleFunctions(...process.argv.slice(1))))`
  const { stdout } = await promisify(execFile)(
    path.join(projectRoot, 'node_modules/.bin/node'),
    ['--input-type=module', '--eval', source, path.join(build, 'functions'), build],
    { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 },
  )
  const bundles = JSON.parse(stdout) as FunctionResult[]
  for (const bundle of bundles) {
    // On the platform the build is inside the project, so that a bundle has it as `dist`.
    const packed = (await readdir(bundle.path, { recursive: true })).find(
      (entry) => path.basename(entry) === 'dist' && !entry.includes('node_modules'),
    )
    if (packed !== undefined) {
      await rename(path.join(bundle.path, packed), path.join(bundle.path, 'dist'))
    }
  }
  return bundles
}
