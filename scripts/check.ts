import { checkProject } from './tools/check-project.ts'

// `npm run check`: everything that can be told without running the product.
process.exitCode = (await checkProject((line) => console.log(line))) ? 0 : 1
