import sharp from 'sharp'
import { article as sample } from '#db/seeds/articles/gincas-be-zaizdu-penki-susitarimai-dviem.ts'
import { drawShareImage } from '#src/site/share-images/drawing.ts'
import { brand } from '#src/core/brand-texts.ts'
import { promptTexts } from '#src/features/assistance/prompt-texts.ts'

/** The draft of an article for whoever tries the product without a key. @param message as `promptTexts.articleTopic`. */
export function trialDraft(message: string) {
  const topic = message.slice(promptTexts.articleTopic('').length)
  return {
    title: `${topic} (bandomasis)`,
    excerpt: `Bandomasis aprašymas. ${sample.excerpt}`,
    content: `Tai bandomasis tekstas: jo neparašė dirbtinis intelektas, toliau yra pavyzdinis straipsnis.\n\n${sample.content}`,
    tags: ['bandomasis', ...sample.tags.slice(0, 3)],
  }
}

export const trialSuggestion = {
  seoTitle: 'Bandomasis pavadinimas paieškai',
  metaDescription:
    'Bandomasis aprašymas paieškai: jo neparašė dirbtinis intelektas, jis tik parodo, kaip atrodo pasiūlymas ir kur jis atsiduria formoje.',
  focusKeyword: 'bandomasis žodis',
  metaKeywords: ['bandomasis', 'bandomasis žodis', 'bandomasis pasiūlymas'],
  imageAltText: 'Bandomasis paveikslėlis',
}

/** The image of such an article, drawn as the site's share images are. */
export async function drawTrial(
  width: number,
  height: number,
  format: 'png' | 'webp' | 'jpeg',
): Promise<Buffer> {
  const words = { title: 'Bandomasis paveikslėlis', label: 'bandomasis', brand: brand.name }
  const svg = await drawShareImage({ ...words, cover: null })
  return await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'contain', background: '#faf6ef' })
    .toFormat(format)
    .toBuffer()
}
