import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeBuildFolder } from '../build-folder.ts'
import { startSite } from './start-site.ts'

/** Starts the product once for all files, with the prepared content. */
export default async function setup(project: TestProject) {
  const { stop, ...site } = await startSite('prepared')
  project.provide('site', site)
  const variants = await makeBuildFolder('variants')
  project.provide('variantsFolder', variants)
  return async () => {
    await rm(variants, { recursive: true })
    await stop()
  }
}
