interface QuizHeaderProps {
  title: string
  description: string
}

/** Title and description above the questions of a quiz. */
export function QuizHeader({ title, description }: QuizHeaderProps) {
  return (
    <header className="mb-9 flex flex-col gap-4">
      <h1 className="title">{title}</h1>
      <p className="lead">{description}</p>
    </header>
  )
}
