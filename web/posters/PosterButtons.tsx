import { Button } from '@codegouvfr/react-dsfr/Button'
import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { trackEvent } from '../app/analytics.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { type SiteForm, type SiteFormOptions, useSiteForm } from '../ui/site-form.ts'
import type { PosterLogo } from './poster-maker.ts'
import { type PosterOutput, savePoster } from './save-poster.ts'
import { usePosterWords } from './words/poster-words.ts'

/** What analytics call the two screens. */
export type PosterEvent = 'poster-generator' | 'poster-generator-canteen-page'

interface PosterFormOptions<Values extends FieldValues> extends Omit<SiteFormOptions<Values, Values>, 'send'> {
  readonly event: PosterEvent
  /** The poster of what is typed, once the form accepts it. */
  readonly contentOf: (values: Values) => PosterContent | null
  readonly logo?: PosterLogo
}

/** A form that saves a poster on the device, and sends nothing. */
export function usePosterForm<Values extends FieldValues>({
  event,
  contentOf,
  logo = null,
  ...options
}: PosterFormOptions<Values>) {
  const [saved, setSaved] = useState<string | null>(null)
  const save = (output: PosterOutput) => async (values: Values) => {
    setSaved(null)
    const content = contentOf(values)
    if (!content) return
    const name = await savePoster(content, logo, output)
    trackEvent('form', 'submit', event)
    setSaved(name)
  }
  const form = useSiteForm<Values, Values>({ ...options, send: save('pdf') })
  return { form, saved, save }
}

interface PosterFormBodyProps<Values extends FieldValues> {
  readonly poster: {
    readonly form: SiteForm<Values, Values>
    readonly saved: string | null
    readonly save: (output: PosterOutput) => (values: Values) => Promise<void>
  }
  readonly children: ReactNode
}

/** The fields of a poster and the buttons that save it. */
export function PosterFormBody<Values extends FieldValues>({ poster, children }: PosterFormBodyProps<Values>) {
  const words = usePosterWords()
  const { form, saved, save } = poster
  const button = (output: PosterOutput, label: string) => (
    <Button type="button" priority="secondary" onClick={() => form.submitTo(save(output))}>
      {label}
    </Button>
  )
  return (
    <>
      <FormBody
        form={form}
        action={words.pdf}
        busyLabel={words.busy}
        secondaryAction={button('picture', words.picture)}
        thirdAction={button('square', words.square)}
      >
        {children}
      </FormBody>
      <div role="status">{saved !== null && <p className="fr-valid-text">{words.saved(saved)}</p>}</div>
    </>
  )
}
