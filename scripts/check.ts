import { checkProject } from './tools/check-project.ts'

// `npm run check`: every check that does not need the running product.
process.exitCode = (await checkProject((line) => console.log(line))) ? 0 : 1
