import { EXPLAINED } from './explained.ts'
import type { Report } from './report.ts'

/** What a tool looked at, in words, and every finding in a line of its own. */
export interface Looked {
  looked: string
  findings: string[]
}

/** Reports the findings of a tool: each must be explained, and each explanation must be of one. */
export function reportFindings(tool: string, { findings, looked }: Looked, report: Report): void {
  const explained = EXPLAINED.filter((entry) => entry.tool === tool)
  const isOf = (text: string) => (entry: { finding: string }) => text.includes(entry.finding)
  const open = findings.filter((text) => !explained.some(isOf(text)))
  for (const text of new Set(open)) report(`${tool}: ${text}`, false)
  for (const entry of explained.filter((it) => !findings.some((text) => isOf(text)(it)))) {
    report(`${tool}: explained, but not found any more: ${entry.finding}`, false)
  }
  const count = findings.length - open.length
  report(`${tool}: ${looked}; ${open.length} findings, ${count} explained`, open.length === 0)
}
