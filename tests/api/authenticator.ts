import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** Wrong values in an authenticator's answers. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  isVerified?: boolean
  counter?: number
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** Creates an authenticator for a site at an origin, with one passkey and a counter of its answers. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  function answer(type: 'create' | 'get', challenge: string, lies: Lies) {
    counter += 1
    const clientDataJSON = JSON.stringify({
      type: `webauthn.${type}`,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
      crossOrigin: false,
    })
    const flags =
      PRESENT | (lies.isVerified === false ? 0 : VERIFIED) | (type === 'create' ? ATTESTED : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    const rpIdHash = sha256(lies.rpId ?? new URL(origin).hostname)
    return { clientDataJSON, data: Buffer.concat([rpIdHash, Buffer.from([flags]), count]) }
  }

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' }

  return {
    /** Answers a challenge by registering the passkey. */
    create({ challenge }: { challenge: string }, lies: Lies = {}) {
      const { clientDataJSON, data } = answer('create', challenge, lies)
      // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const attested = Buffer.concat([data, Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(attested)],
        ]),
      )
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** Signs a challenge with the passkey. */
    get({ challenge }: { challenge: string }, lies: Lies = {}) {
      const { clientDataJSON, data } = answer('get', challenge, lies)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
