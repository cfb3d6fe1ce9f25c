interface TagsProps {
  label: string
  tags: readonly string[]
}

/** A row of tags; nothing when there are none. */
export function Tags({ label, tags }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-full border border-line px-2.5 py-0.5 text-sm wrap-anywhere text-muted"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
