import { buildSampleSite } from './tools/sample-site.ts'
import { rm, mkdir } from 'node:fs/promises'
await rm('/tmp/sample/dist', { recursive: true, force: true }); await mkdir('/tmp/sample', { recursive: true })
console.log(await buildSampleSite('/tmp/sample', process.env))
