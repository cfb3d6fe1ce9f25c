/** Returns a text as a CDATA section. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** Fields of an entry of an export; the others are those of a published article of 5 March 2019. */
export interface ExportedEntry {
  id: number
  type?: string
  status?: string
  slug?: string
  title?: string
  content?: string
  excerpt?: string
  /** Elements besides those of every entry. */
  more?: string
}

function entry({ id, type = 'post', status = 'publish', ...given }: ExportedEntry): string {
  const {
    slug = `irasas-${id}`,
    title = `Įrašas ${id}`,
    content = 'Tekstas.',
    excerpt = '',
  } = given
  return `<item>
    <title>${cdata(title)}</title>
    <link>https://senas.lt/2019/03/${slug}/</link>
    <dc:creator>${cdata('redakcija')}</dc:creator>
    <content:encoded>${cdata(content)}</content:encoded>
    <excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date>2019-03-05 08:07:08</wp:post_date>
    <wp:post_date_gmt>${status === 'draft' ? '0000-00-00 00:00:00' : '2019-03-05 06:07:08'}</wp:post_date_gmt>
    <wp:post_name>${slug}</wp:post_name>
    <wp:status>${status}</wp:status>
    <wp:post_type>${type}</wp:post_type>
    ${given.more ?? ''}
  </item>`
}

/** Returns a picture of an export. @param address where it can be fetched. */
export function exportedPicture(id: number, address: string, alt: string, parent = 0): string {
  const more = `<wp:post_parent>${parent}</wp:post_parent>
    <wp:attachment_url>${cdata(address)}</wp:attachment_url>${metaOf('_wp_attachment_image_alt', alt)}`
  return entry({ id, type: 'attachment', status: 'inherit', more })
}

export const metaOf = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

export const termOf = (name: string, slug: string, domain = 'category') =>
  `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`

export const comments = (count: number) =>
  `<wp:comment><wp:comment_content>${cdata('Puiku! <b>')}</wp:comment_content></wp:comment>`.repeat(
    count,
  )

/** Returns a WordPress export (WXR). @param files entries that are already XML. */
export function wordpressExport(
  entries: readonly ExportedEntry[],
  files: readonly string[],
): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.4" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Senas</title><link>https://senas.lt</link><wp:base_blog_url>https://senas.lt</wp:base_blog_url>
${[...entries.map(entry), ...files].join('\n')}
</channel></rss>`
}
