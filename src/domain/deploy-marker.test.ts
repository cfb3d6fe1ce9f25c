import { describe, expect, it } from 'vitest'
import { endpointHost, isSameEndpoint, previewDatabase } from './deploy-marker.ts'

const HOST = 'ep-cool-night-1234.eu-central-1.aws.neon.tech'

describe('the host of an endpoint', () => {
  it('is that of the connection string, without user, port, pooler and capitals', () => {
    expect(endpointHost(`postgresql://site:secret@${HOST}/site?sslmode=require`)).toBe(HOST)
    expect(
      endpointHost('postgres://EP-Cool-Night-1234-Pooler.eu-central-1.aws.neon.tech:5432/x'),
    ).toBe(HOST)
    expect(endpointHost('postgres://pooler.example/x')).toBe('pooler.example')
    expect(endpointHost('postgres://ep-a-pooler/x')).toBe('ep-a')
    expect(endpointHost('postgres://db.a-pooler.example/x')).toBe('db.a-pooler.example')
  })

  it('is the same however its region is spelled', () => {
    expect(isSameEndpoint(HOST, 'ep-cool-night-1234.c-2.eu-central-1.aws.neon.tech')).toBe(true)
    expect(isSameEndpoint(HOST, 'ep-warm-day-5678.eu-central-1.aws.neon.tech')).toBe(false)
  })
})

describe('what a database is to a preview', () => {
  const ofProduction = { role: 'production', host: HOST } as const

  it.each([
    ['new', { filled: false, marker: undefined }],
    ['unmarked', { filled: true, marker: undefined }],
    ['production', { filled: true, marker: ofProduction }],
    ['copy', { filled: true, marker: { ...ofProduction, host: 'ep-other.x' } }],
    ['preview', { filled: true, marker: { role: 'preview', host: HOST } }],
  ] as const)('is %s: %j', (verdict, database) => {
    expect(previewDatabase(database, HOST)).toBe(verdict)
  })
})
