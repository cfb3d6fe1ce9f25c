import { PAGE_BUDGETS, readBuiltPages } from '../tools/page-weight.ts'
import { coverArticle, sampleArticles, textArticle } from '../tools/sample-articles.ts'
import { buildSampleSite } from '../tools/sample-site.ts'

/** Builds the site into an existing folder. Prints the budgets and the weight of each public page. */
export async function measurePageWeights(folder: string): Promise<void> {
  const { answer, script, quizScript } = PAGE_BUDGETS
  const fillers = sampleArticles
    .filter((it) => it !== textArticle && it !== coverArticle)
    .map(({ slug }) => `/blog/${slug}`)
  const pages = await readBuiltPages(await buildSampleSite(folder, process.env))
  console.log(
    `Budgets: first answer ${answer}; script without islands ${script}, with the quiz ${quizScript}.\n`,
  )
  console.log('| page | first answer, brotli | script, brotli | script with islands | islands |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const page of pages.filter(({ path }) => !fillers.includes(path))) {
    const islands = page.islands.map(({ component, client }) => `${component} (${client})`)
    const { path, scriptWithIslands } = page
    console.log(
      `| ${path} | ${page.answer} | ${page.script} | ${scriptWithIslands} | ${islands.join(', ')} |`,
    )
  }
}
