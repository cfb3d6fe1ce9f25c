interface QuizHeaderProps {
  title: string
  description: string
}

/**
 * Title and description above the questions of a quiz. On a phone the description opens with the instructions
 * (`QuizQuestion`), so that the first question is in sight.
 */
export function QuizHeader({ title, description }: QuizHeaderProps) {
  return (
    <header>
      <h1 className="title">{title}</h1>
      <p className="lead">{description}</p>
    </header>
  )
}
