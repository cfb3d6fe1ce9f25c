import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildSampleSite } from '../../scripts/tools/sample-site.ts'
import { makeBuildFolder } from '../build-folder.ts'
import { productEnvironment } from '../product-environment.ts'
import './built-site.ts'

/** Builds the site once, as production does. */
export default async function setup(project: TestProject) {
  const folder = await makeBuildFolder('budgets')
  project.provide('builtSite', await buildSampleSite(folder, productEnvironment()))
  return () => rm(folder, { recursive: true })
}
