import { createHash } from 'node:crypto'

const MINIMUM_LENGTH = 15
/** Minimum number of characters besides the words of `OBVIOUS`. */
const MINIMUM_OWN_LENGTH = 10

/** Words and patterns that an attacker on this site would try first. */
const OBVIOUS =
  /akademij\w*|santyki\w*|slaptažod\w*|slaptazod\w*|administrator\w*|admin|password|netlify|qwerty\w*|\d{4,}|(.)\1{2,}/giu

/** URL of lists of leaked passwords by the first five digits of their SHA-1. The service learns only these digits. */
const LEAKED = 'https://api.pwnedpasswords.com/range/'

/** Tells why a password would be guessed soon; null if no weakness is known. */
export function passwordFault(password: string): string | null {
  if (password.length < MINIMUM_LENGTH) {
    return `The password needs at least ${MINIMUM_LENGTH} characters.`
  }
  return password.replaceAll(OBVIOUS, '').length < MINIMUM_OWN_LENGTH
    ? 'The password consists of what is tried first: the site’s own words, rows of digits or of one letter.'
    : null
}

/**
 * Whether a password is in the lists of leaked ones.
 * @returns undefined if the service does not answer, or with an error.
 */
export async function isLeaked(password: string, service = LEAKED): Promise<boolean | undefined> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(service + digest.slice(0, 5), { signal: AbortSignal.timeout(5000) })
    if (!answer.ok) return undefined
    return (await answer.text()).includes(`${digest.slice(5)}:`)
  } catch {
    return undefined
  }
}
