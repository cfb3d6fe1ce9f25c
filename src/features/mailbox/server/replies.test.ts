import { describe, expect, it } from 'vitest'
import { splitReply } from './replies.ts'

const OWN = ['labas@akademija.example', 'labas+', 'santykių akademija']
const WRITTEN = 'Laba diena,\n\nvakar pavyko pasikalbėti: ramiai, 20.15 val.'
const split = (text: string) => splitReply(text, OWN)

describe('what the client has written is separated from the quotation of', () => {
  it.each([
    [
      'Gmail',
      '2026-11-30, pr, 10:12 Santykių akademija <labas@akademija.example> rašė:\n\n> Laba diena,\n> ačiū.',
    ],
    [
      'Gmail, in two lines',
      '2026-11-30, pr, 10:12 Santykių akademija <\nlabas@akademija.example> rašė:\n\n> Laba diena,\n>\n> ačiū.',
    ],
    [
      'Gmail in English',
      'On Mon, Nov 30, 2026 at 10:12 AM Santykių akademija <labas@akademija.example>\nwrote:\n\n> Laba',
    ],
    [
      'Apple Mail',
      '> 2026-11-30, 10:12, Santykių akademija <labas@akademija.example> parašė:\n>\n> Laba diena',
    ],
    [
      'Apple Mail, without an address',
      'Santykių akademija parašė (2026-11-30 10:12):\n\n> Laba diena',
    ],
    ['Thunderbird', '2026-11-30 10:12, Santykių akademija rašė:\n> Laba diena,\n> ačiū.'],
    [
      'Outlook',
      'Nuo: Santykių akademija <labas@akademija.example>\nIšsiųsta: 2026 m. lapkričio 30 d., pirmadienis 10:12\nKam: ruta@pastas.example\nTema: Mūsų atsakymas\n\nLaba diena,\načiū.',
    ],
    [
      'Outlook on the web, below a rule',
      '________________________________\nFrom: Santykių akademija <labas@akademija.example>\nSent: Monday, November 30, 2026 10:12\nTo: ruta@pastas.example\nSubject: Mūsų atsakymas\n\nLaba diena',
    ],
    [
      'Outlook on a phone, in bold',
      '*Siuntėjas:* labas@akademija.example\n*Data:* 2026-11-30\n*Kam:* ruta@pastas.example\n*Tema:* Mūsų atsakymas\n\nLaba diena',
    ],
    [
      'an older Outlook',
      '-----Original Message-----\nFrom: Santykių akademija [mailto:labas@akademija.example]\nSent: Monday\nTo: Rūta\n\nLaba diena',
    ],
    [
      'Yahoo, which marks no lines',
      'On Monday, November 30, 2026 at 10:12:00 AM GMT+2, Santykių akademija <labas@akademija.example> wrote:\n\n Laba diena,\n ačiū.',
    ],
    [
      'Samsung',
      '-------- Pirminis laiškas --------\nNuo: Santykių akademija <labas@akademija.example>\nData: 2026-11-30 10:12\nKam: ruta@pastas.example\n\nLaba',
    ],
    [
      'a program in another language',
      'ma 30. marrask. 2026 klo 10.12 joku kirjoitti:\n\n> Laba diena',
    ],
    ['a program that introduces nothing', '> Laba diena,\n> ačiū.'],
  ])('%s', (_, quotation) => {
    expect(split(`${WRITTEN}\n\n${quotation}\n`)).toEqual({
      content: WRITTEN,
      quoted: quotation.trim(),
    })
    expect(split(`${WRITTEN}\n\n${quotation}\n`.replaceAll('\n', '\r\n')).content).toBe(WRITTEN)
  })

  it('a program whose user writes below it', () => {
    const quotation = '2026-11-30 10:12, Santykių akademija rašė:\n> Laba diena,\n> ačiū.'
    expect(split(`${quotation}\n\n${WRITTEN}`)).toEqual({ content: WRITTEN, quoted: quotation })
  })
})

describe('what the client has written', () => {
  it.each([
    ['has a colon', 'Vakar jis parašė:\n\nateik 20:15.'],
    ['quotes a message of somebody else', 'Mama rašė 2026-11-30 10:12:\nateik.\n\nKą daryti?'],
    ['lists things', 'Tema: darbas\nKas: jis\nKada: vakar 20:15'],
    ['mentions us', 'Santykių akademija rašo gerai: labai.\nAčiū'],
    ['answers between the quoted lines', 'Atsakau žemiau.\n\n> Kada?\nVakar.\n> Kur?\nNamie.'],
    ['is only a quotation', '> Laba diena,\n> ačiū.'],
    ['has a line with a hyphen', 'Pirma:\n- viena\n- kita'],
  ])('stays whole if it %s', (_, text) => {
    expect(split(text)).toEqual({ content: text, quoted: '' })
  })

  it.each([
    '-- \nRūta\n+370',
    'Išsiųsta iš mano „iPhone“',
    'Sent from my iPhone',
    'Gauti „Outlook“, skirtą „iOS“',
  ])('is separated from the signature %j', (signature) => {
    const quotation = '2026-11-30 10:12, Santykių akademija rašė:\n> Laba diena'
    const { content, quoted } = split(`${WRITTEN}\n\n${signature}\n\n${quotation}`)
    expect(content).toBe(WRITTEN)
    expect(quoted).toContain('> Laba diena')
  })
})
