import { testimonials, testimonialsCheck } from '#src/site/claim-texts.ts'
import { consultationTexts } from '../texts.ts'

/** Panels beside the booking form: the process, the reasons, and a client's testimonial. */
export function BookingPanels() {
  const [story] = testimonials
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h2 className="subheading">{consultationTexts.stepsHeading}</h2>
        <ol className="lines mt-4">
          {consultationTexts.steps.map(({ title, text }) => (
            <li key={title}>
              <div>
                <strong className="block">{title}</strong>
                {text}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="border-t border-line pt-5">
        <h2 className="subheading">{consultationTexts.reasonsHeading}</h2>
        <ul className="ticks mt-4 flex flex-col gap-2">
          {consultationTexts.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <section className="border-t border-line pt-5">
        <h2 className="subheading">{consultationTexts.testimonialHeading}</h2>
        <p className="mt-2 text-sm text-muted">{testimonialsCheck}</p>
        <figure className="mt-4">
          <blockquote className="font-serif text-lg">{story.text}</blockquote>
          <figcaption className="mt-3 text-sm text-muted">
            {story.name}, {story.city}
          </figcaption>
        </figure>
      </section>
    </div>
  )
}
