import type { TestProject } from 'vitest/node'

/** The same tests over the embedded database. */
export default function setup(project: TestProject): void {
  project.provide('postgresUrl', undefined)
}
