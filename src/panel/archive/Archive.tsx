import { contentTransferTexts } from './texts.ts'
import { ContentExport } from './ContentExport.tsx'
import { ContentImport } from './ContentImport.tsx'

/** All content taken home as one file, and brought back from it. */
export function Archive() {
  return (
    <section aria-labelledby="archyvas" className="flex flex-col gap-6">
      <h2 id="archyvas" className="heading">
        {contentTransferTexts.heading}
      </h2>
      <ContentExport />
      <ContentImport />
    </section>
  )
}
