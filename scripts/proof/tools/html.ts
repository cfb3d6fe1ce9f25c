import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { HtmlValidate } from 'html-validate'
import { z } from 'zod'
import { htmlRules, isOfIslands } from '../../tools/html-rules.ts'
import { installPackages } from '../../tools/debian.ts'
import type { Looked } from '../explain.ts'
import { type Product, savePages } from '../product.ts'

const VNU = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/** The Nu HTML checker, which also checks the styles and drawings in the pages, and html-validate. */
export async function checkHtml(product: Product): Promise<Looked> {
  const files = await savePages(product, 'html')
  if (!existsSync('/usr/bin/java')) await installPackages('default-jre-headless')
  const { messages } = report.parse(JSON.parse(await checkByNu([...files.keys()])))
  const findings = messages.map(({ type, url, message, extract = '' }) => {
    const page = files.get(fileURLToPath(url)) ?? path.basename(url)
    return `Nu ${type}: ${message} (${extract.replaceAll(/\s+/g, ' ').slice(0, 120)}) on ${page}`
  })
  const validator = new HtmlValidate(htmlRules)
  for (const [file, page] of files) {
    const { results } = await validator.validateFile(file)
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
      if (isOfIslands(selector)) continue
      findings.push(`html-validate ${ruleId}: ${message} (${selector ?? ''}) on ${page}`)
    }
  }
  return { looked: `${files.size} pages by two checkers`, findings }
}

/** Its report in JSON, which it writes to its standard error. */
function checkByNu(files: string[]): Promise<string> {
  const parameters = ['-Xss4m', '-jar', VNU, '--format', 'json', '--exit-zero-always', ...files]
  return new Promise((resolve, reject) => {
    execFile('java', parameters, { maxBuffer: 100_000_000 }, (error, _, output) => {
      if (error instanceof Error) reject(error)
      else resolve(output)
    })
  })
}
