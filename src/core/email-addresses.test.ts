import { readFileSync } from 'node:fs'
import { domainToUnicode } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isEmailAddress } from '#src/client/visitor-forms.ts'
import { canonicalEmail } from './email-addresses.ts'
import { shownEmail } from './shown-email.ts'
import { errorTexts } from './error-texts.ts'
import { emailField } from './fields.ts'

const INVALID = errorTexts.invalidEmail

/** Returns the form in which the contracts store an address, or the message that rejects it. */
function judged(written: string): string {
  const { success, data, error } = emailField().safeParse(written)
  // Visitor forms validate an address with `isEmailAddress` before they send it.
  expect(isEmailAddress(written)).toBe(success)
  return success ? data : (error.issues[0]?.message ?? '')
}

/**
 * Every address in `addresses.csv`, with its stored form or `INVALID`. The import of lists unwraps `Name <address>`
 * and splits several addresses in one cell only before it validates them.
 */
const JUDGED: Readonly<Record<string, string>> = {
  ' Ona@Pavyzdys.LT ': 'ona@pavyzdys.lt',
  'ona@pavyzdys.lt': 'ona@pavyzdys.lt',
  'ona@pavyzdys.lt.': 'ona@pavyzdys.lt',
  'jonas@pavyzdys.lt\u00A0': 'jonas@pavyzdys.lt',
  '\u200Brasa@pavyzdys.lt': 'rasa@pavyzdys.lt',
  'asta@pavyzdys.lt\u200B': 'asta@pavyzdys.lt',
  'Asta P <asta2@pavyzdys.lt>': INVALID,
  '<asta3@pavyzdys.lt>': INVALID,
  'mailto:asta4@pavyzdys.lt': 'asta4@pavyzdys.lt',
  'asta5@pavyzdys.lt, asta6@pavyzdys.lt': INVALID,
  'asta7@pavyzdys.lt;': INVALID,
  'asta8@pavyzdys': INVALID,
  'asta9@@pavyzdys.lt': INVALID,
  'as ta@pavyzdys.lt': INVALID,
  'jonas@žalia.lt': 'jonas@xn--alia-kbb.lt',
  // A different domain, the punycode of `aliař.lt`.
  'jonas@xn--alia-e5a.lt': 'jonas@xn--alia-e5a.lt',
  'jonas@pavyzdys.xn--p1ai': 'jonas@pavyzdys.xn--p1ai',
  // Rejected, because the recipient's server would have to support SMTPUTF8.
  'šarūnas@pavyzdys.lt': INVALID,
  'jonas+naujienos@pavyzdys.lt': 'jonas+naujienos@pavyzdys.lt',
  "o'brien@pavyzdys.lt": "o'brien@pavyzdys.lt",
  'a&b@pavyzdys.lt': 'a&b@pavyzdys.lt',
  'a/b@pavyzdys.lt': 'a/b@pavyzdys.lt',
  'jonas@pavyzdys.lt\u202C': 'jonas@pavyzdys.lt',
  'jonas..p@pavyzdys.lt': INVALID,
  '.jonas@pavyzdys.lt': INVALID,
  'jonas.@pavyzdys.lt': INVALID,
  'a@b.lt': 'a@b.lt',
  'jonas@[192.168.0.1]': INVALID,
  [`${'x'.repeat(64)}@pavyzdys.lt`]: `${'x'.repeat(64)}@pavyzdys.lt`,
  [`${'x'.repeat(65)}@pavyzdys.lt`]: INVALID,
  [`a@${'b'.repeat(63)}.lt`]: `a@${'b'.repeat(63)}.lt`,
  [`a@${'b'.repeat(64)}.lt`]: INVALID,
  'a@-pavyzdys.lt': INVALID,
  'a@pavyzdys-.lt': INVALID,
  'jonas@pavyzdys.museum': 'jonas@pavyzdys.museum',
  'jonas@pavyzdys.c0m': INVALID,
  'jonas@gmail,com': INVALID,
}

describe('an address', () => {
  const file = readFileSync(
    new URL('../../tests/fixtures/csv/addresses.csv', import.meta.url),
    'utf8',
  )
  const cells = file
    .split('\r\n')
    .slice(1)
    .filter((row) => row !== '')
    .map((row) => /^(?:"(.*?)"|(.*?));/.exec(row)?.slice(1).join('') ?? '')

  test('of the file is in the table', () => {
    expect(cells.toSorted()).toEqual(Object.keys(JUDGED).toSorted())
  })

  test.each(Object.entries(JUDGED))('%j becomes %j', (written, right) => {
    expect(judged(written)).toBe(right)
  })

  test.each([
    // Invisible: word joiner, joiners, soft hyphen, byte order mark, bidirectional marks, variation selector.
    ['ra\u2060sa@pavyz\u200Ddys.lt', 'rasa@pavyzdys.lt'],
    ['rasa@pavyz\u00ADdys.lt', 'rasa@pavyzdys.lt'],
    ['\uFEFFrasa@pavyzdys.lt\uFEFF', 'rasa@pavyzdys.lt'],
    ['\u202Arasa\u200E@\u2068pavyzdys\u2069.lt\u202C', 'rasa@pavyzdys.lt'],
    ['rasa\uFE0F@pavyzdys.lt\u200F \u200B', 'rasa@pavyzdys.lt'],
    ['\u200B\u2060\uFEFF', errorTexts.emailRequired],
    // Domains with Lithuanian letters, in any case or form.
    ['JONAS@ŽALIA.LT', 'jonas@xn--alia-kbb.lt'],
    ['jonas@žalia.lt'.normalize('NFD'), 'jonas@xn--alia-kbb.lt'],
    ['jonas@žalia.lt.', 'jonas@xn--alia-kbb.lt'],
    ['jonas@xn--ALIA-kbb.lt', 'jonas@xn--alia-kbb.lt'],
    ['jonas@paštas.žalia.lt', 'jonas@xn--patas-wdb.xn--alia-kbb.lt'],
    ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ['anna@straße.de', 'anna@xn--strae-oqa.de'],
    ['rasa@pavyzdys。lt', 'rasa@pavyzdys.lt'],
    // Not domains, although a URL may contain these characters.
    ['jonas@žalia.lt/', INVALID],
    ['jonas@žalia.lt:80', INVALID],
    ['jonas@žalia.lt?a', INVALID],
    ['jonas@ža lia.lt', INVALID],
    ['jonas@ža_lia.lt', INVALID],
    ['jonas@%C5%BEalia.lt', INVALID],
    ['jonas@xn--alia-kbb.lt:25', INVALID],
    ['jonas@１２７.０.０.１', INVALID],
    // Prefixes of links.
    ['MAILTO: rasa@pavyzdys.lt', 'rasa@pavyzdys.lt'],
    ['mailto:rasa@pavyzdys.lt?subject=Labas', INVALID],
    ['tel:rasa@pavyzdys.lt', INVALID],
    [`rasa@${'a.'.repeat(130)}lt`, errorTexts.tooLong(254)],
  ])('%j becomes %j', (written, right) => {
    expect(judged(written)).toBe(right)
  })

  it('is stored in one form, whatever is made canonical again', () => {
    const part = fc.constantFrom(...Array.from('aŽß.-@ \u200Bxn'), 'xn--', 'mailto:', '。')
    const text = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.emailAddress()), (written) => {
        const { data } = emailField().safeParse(written)
        if (data !== undefined) expect(canonicalEmail(data)).toBe(data)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a shown address', () => {
  test.each([
    ['jonas@xn--alia-kbb.lt', 'jonas@žalia.lt'],
    ['ivan@xn--80a1acny.xn--p1ai', 'ivan@почта.рф'],
    ['anna@xn--strae-oqa.de', 'anna@straße.de'],
    ['a@xn--ls8h.la', 'a@💩.la'],
    ['rasa@pavyzdys.lt', 'rasa@pavyzdys.lt'],
    ['xn--alia-kbb@pavyzdys.lt', 'xn--alia-kbb@pavyzdys.lt'],
    // Not valid domains, so they are shown as they are stored.
    ['a@xn--.lt', 'a@xn--.lt'],
    ['a@xn--a!.lt', 'a@xn--a!.lt'],
    ['a@xn--99999999.lt', 'a@xn--99999999.lt'],
    ['a@xn--abc-.lt', 'a@xn--abc-.lt'],
  ])('%s is %s', (stored, shown) => {
    expect(shownEmail(stored)).toBe(shown)
  })

  it('has the letters of its domain that Node reads, and leads back to it', () => {
    const letter = fc.constantFrom(...Array.from('abc19-ąčęėįšųūžßøłпочта中文اب😀é'))
    const label = fc.array(letter, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
    fc.assert(
      fc.property(label, label, (one, other) => {
        const { success, data } = emailField().safeParse(`a@${one}.${other}.lt`)
        if (!success) return
        const shown = shownEmail(data)
        expect(shown).toBe(`a@${domainToUnicode(data.slice(2))}`)
        expect(canonicalEmail(shown)).toBe(data)
      }),
      { numRuns: 2_000 },
    )
  })
})
