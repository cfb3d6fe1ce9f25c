import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../runtime/site/build-site.ts'
import { foreignLicences, shippedPackages } from '../../tools/licences.ts'
import { run } from '../../tools/run.ts'
import type { Looked } from '../tools.ts'

const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})

/** Licences of what ships, and what the registry knows against its versions, when it answers. */
export async function checkPackages(): Promise<Looked> {
  const lock = await readFile(path.join(projectRoot, 'package-lock.json'), 'utf8')
  const packages = shippedPackages(lock)
  const findings = foreignLicences(packages)
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'])
  const answer = audit.safeParse(parse(output))
  for (const [name, { severity, range }] of Object.entries(answer.data?.vulnerabilities ?? {})) {
    findings.push(`${name} ${range}: ${severity}`)
  }
  const audited = answer.success ? 'audited' : 'not audited, as the registry does not answer'
  return { looked: `${packages.length} packages with licences, ${audited}`, findings }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
