interface TagsProps {
  label: string
  tags: readonly string[]
}

/** Shows a row of tags; nothing when there are none. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
