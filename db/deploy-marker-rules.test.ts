import { describe, expect, it } from 'vitest'
import { endpointHost } from './deploy-marker-rules.ts'

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
})
