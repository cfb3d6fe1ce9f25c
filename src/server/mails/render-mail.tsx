import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import { SellerContext } from './seller-context.ts'

/** A mail as HTML and as plain text. @param seller named in it as the sender. */
export async function renderMail(
  body: ReactElement,
  seller: Seller,
): Promise<{ html: string; text: string }> {
  const html = await render(<SellerContext value={seller}>{body}</SellerContext>)
  return { html, text: toPlainText(html) }
}
