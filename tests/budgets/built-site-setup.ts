import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSampleSite } from '../../scripts/tools/sample-site.ts'
import { productEnvironment } from '../product-environment.ts'
import './built-site.ts'

/** Builds the site once, as production would. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'budgets-'))
  project.provide('builtSite', await buildSampleSite(folder, productEnvironment()))
  return () => rm(folder, { recursive: true })
}
