import type { Database } from '#db/client.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { Private } from '#src/core/private.ts'
import { ownDataTexts } from '../own-data-texts.ts'
import { describeOwnData } from './own-data.ts'

/** What is stored of an address, as a file for its owner. */
export async function ownDataFile(db: Database, email: Private): Promise<Response> {
  const stored = await describeOwnData(db, email)
  const data = {
    ...stored,
    // Whoever reads the mailbox gets here: a word opens those letters on the page of their order alone.
    orderLetters: stored.orderLetters.filter(({ isLocked }) => !isLocked),
  }
  const name = `${ownDataTexts.file}-${formatDay(new Date())}.json`
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
