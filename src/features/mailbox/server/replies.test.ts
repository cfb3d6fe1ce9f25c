import { describe, expect, it } from 'vitest'
import { QUOTATIONS } from '#tests/support/received-mails.ts'
import { splitReply } from './replies.ts'

const OWN = ['labas@akademija.example', 'labas+', 'santykių akademija']
const WRITTEN = 'Laba diena,\n\nvakar pavyko pasikalbėti: ramiai, 20.15 val.'
const split = (text: string) => splitReply(text, OWN)

describe('what the client has written is separated from the quotation of', () => {
  it.each(Object.entries(QUOTATIONS))('%s', (_, quotation) => {
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
