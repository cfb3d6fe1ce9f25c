import { describe, expect, it } from 'vitest'
import { createReadingTime } from './post-form.tsx'

const text = (words: number) => 'žodis '.repeat(words)

/** Opens a form with this many words and this reading time. */
function openForm(words: number, readingTime: string) {
  let now = { content: text(words), readingTime }
  const time = createReadingTime(now)
  const change = (to: Partial<typeof now>, changed: string | null, isTyped = true) => {
    now = { ...now, ...to }
    time.take(now, changed, isTyped)
  }
  return {
    write: (count: number) => change({ content: text(count) }, 'content'),
    /** Changes the text by code, as the rich text editor does. */
    writeRich: (count: number) => change({ content: text(count) }, 'content', false),
    fill: (to: string) => change({ readingTime: to }, 'readingTime', false),
    setTime: (to: string) => change({ readingTime: to }, 'readingTime'),
    put: (count: number, to: string) => change({ content: text(count), readingTime: to }, null),
    touchAnother: () => change({}, 'title'),
    /** Returns the reading time in the form after the words are counted. */
    counted: () => {
      const proposed = time.propose()
      if (proposed !== null) change({ readingTime: proposed }, 'readingTime', false)
      return now.readingTime
    },
  }
}

describe('the reading time of a form', () => {
  it('follows the text of a new article while it is written', () => {
    const form = openForm(0, '5')
    expect(form.counted()).toBe('5')
    form.write(350)
    expect(form.counted()).toBe('2')
    form.touchAnother()
    form.write(1750)
    expect(form.counted()).toBe('10')
  })

  it('follows a rich text too, and a draft that is filled in with its own', () => {
    const form = openForm(0, '5')
    form.writeRich(350)
    expect(form.counted()).toBe('2')
    form.writeRich(6056)
    expect(form.counted()).toBe('35')
    form.writeRich(700)
    form.fill('4')
    form.writeRich(1750)
    expect(form.counted()).toBe('10')
  })

  it('is left alone in a rich text, once the administrator or a draft has set another', () => {
    const form = openForm(0, '5')
    form.setTime('3')
    form.writeRich(1750)
    expect(form.counted()).toBe('3')
    const filled = openForm(0, '5')
    filled.writeRich(1750)
    filled.fill('7')
    filled.writeRich(350)
    expect(filled.counted()).toBe('7')
  })

  it('is left alone once the administrator has set it, even to what is proposed', () => {
    const form = openForm(0, '5')
    form.write(350)
    form.setTime('3')
    expect(form.counted()).toBe('3')
    form.setTime('2')
    form.write(1750)
    expect(form.counted()).toBe('2')
  })

  it('is left as it was stored, whatever becomes of the text', () => {
    const form = openForm(0, '5')
    form.put(350, '5')
    expect(form.counted()).toBe('5')
    form.write(875)
    expect(form.counted(), 'what the text proposes by chance').toBe('5')
    form.write(1750)
    expect(form.counted()).toBe('5')
  })

  it('goes on following the text of a stored article that it was proposed by', () => {
    const form = openForm(0, '5')
    form.put(350, '2')
    form.write(1750)
    expect(form.counted()).toBe('10')
  })

  it('is left as it is in a version or a kept text that is put into the form', () => {
    const form = openForm(350, '2')
    form.put(1750, '2')
    expect(form.counted()).toBe('2')
    form.put(1750, '4')
    expect(form.counted()).toBe('4')
  })

  it('goes on following when the form is told again what it holds', () => {
    const form = openForm(350, '2')
    form.write(1750)
    form.put(1750, '2')
    expect(form.counted()).toBe('10')
  })
})
