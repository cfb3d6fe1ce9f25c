import type { TestProject } from 'vitest/node'
import { sharedBuild } from '../shared-build.ts'
import './built-site.ts'

export default async function setup(project: TestProject) {
  project.provide('builtSite', await sharedBuild())
}
