import type { TestProject } from 'vitest/node'

/** Runs the API tests over the embedded database. */
export default function setup(project: TestProject): void {
  project.provide('postgresUrl', undefined)
}
