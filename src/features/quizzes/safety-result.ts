import type { WarningKind } from './warnings.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import type { QuizResult } from './contracts.ts'

/** Colour of the safety result, in place of a band's. */
const COLOR = '#64748b'

/**
 * What takes the place of a band: what was heard; as advice whom to call, how to leave and what to keep to
 * oneself. Paragraphs are parted by blank lines.
 */
export function safetyCategory(
  warnings: readonly WarningKind[],
): NonNullable<QuizResult['category']> {
  const { heading, heard, fault, advice } = safetyTexts.result
  const call = warnings.includes('selfHarm') ? advice.callSelfHarm : advice.call
  return {
    name: heading,
    color: COLOR,
    description: [...warnings.map((kind) => heard[kind]), fault].join('\n\n'),
    advice: [call, advice.leave, advice.keep].join('\n\n'),
  }
}

/** The result of answers that warn: nothing of a band, a scale, dimensions or a comparison. */
export function safetyResult({
  totalScore,
  warnings,
}: {
  totalScore: number
  warnings: readonly WarningKind[]
}): QuizResult {
  return {
    totalScore,
    category: safetyCategory(warnings),
    warned: true,
    warnings: [...warnings],
    maximumScore: null,
    bands: [],
    dimensions: [],
    comparable: false,
  }
}
