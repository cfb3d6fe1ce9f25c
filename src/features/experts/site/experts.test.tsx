import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { siteTexts } from '#src/site/site-texts.ts'
import { expertsTexts } from '../texts.ts'
import { Byline } from '#src/features/articles/site/ArticleView.tsx'
import { ExpertsIntroduction } from './ExpertsIntroduction.tsx'

const rasa = {
  id: '7f1b',
  name: 'Rasa Pavyzdė',
  qualification: 'Šeimos konsultantė',
  photoUrl: null,
  words: 'Klausau <b>atidžiai</b>.\n\nAntra pastraipa.',
}

describe('the page of experts', () => {
  it('speaks of the team and claims nothing while none is entered', () => {
    const html = renderToStaticMarkup(<ExpertsIntroduction experts={[]} />)
    expect(html).toContain(expertsTexts.intro)
    expect(html).toContain('/pictures/experts.svg')
    expect(html).toContain(`>${expertsTexts.title}</h1>`)
    expect(expertsTexts.title, 'as the footer names it').toBe(siteTexts.experts)
    expect(html + JSON.stringify(expertsTexts)).not.toMatch(
      /supervizij|išsilavinim|praktikai|mokymai|kvalifikacij|sertifik|diplom/i,
    )
  })

  it('shows each with initials or photo, qualification and own words as text', () => {
    const photoUrl = `/media/${'a'.repeat(32)}-900x1200.webp`
    const experts = [rasa, { ...rasa, id: '9a', name: 'Jonas Kalnas', photoUrl, words: '' }]
    const html = renderToStaticMarkup(<ExpertsIntroduction experts={experts} />)
    expect(html).toContain('href="/experts/rasa-pavyzde"')
    expect(html).toContain(expertsTexts.title)
    expect(html).toContain('>RP<')
    expect(html).toContain('Klausau &lt;b&gt;atidžiai&lt;/b&gt;.</p><p>Antra pastraipa.</p>')
    expect(html).toMatch(/<img[^>]*alt="Jonas Kalnas"[^>]*width="800" height="1000"/)
    expect(html).toContain('w=400&amp;h=500&amp;fit=cover 400w')
    expect(html.match(/<blockquote/g)).toHaveLength(1)
    expect(html).not.toContain('/pictures/experts.svg')
  })
})

describe('the byline of an article', () => {
  it('is the team alone without an author', () => {
    const html = renderToStaticMarkup(<Byline author={null} />)
    expect(html).toContain('Santykių akademijos ekspertų komanda')
    expect(html).not.toContain('<a')
  })

  it('is one line of the author, with a link to where they are introduced, and the team', () => {
    const html = renderToStaticMarkup(<Byline author={rasa} />)
    const line = /<strong>(.*?)<\/strong>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')
    expect(line).toBe('Rasa Pavyzdė, Santykių akademijos ekspertų komanda')
    expect(html).toContain('href="/experts/rasa-pavyzde"')
    expect(html).toContain('Šeimos konsultantė')
    expect(html.match(/<p>/g)).toHaveLength(1)
  })
})
