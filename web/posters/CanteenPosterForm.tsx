import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { posterOfCanteen } from '@ma-cantine/lib/posters/poster-content'
import {
  type CanteenPosterValues,
  canteenPosterDraft,
  emptyTexts,
  shownTexts,
} from '@ma-cantine/lib/posters/poster-draft'
import { type ReactNode, useEffect, useState } from 'react'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { type PosterEvent, PosterFormBody, usePosterForm } from './PosterButtons.tsx'
import { PosterFrame } from './PosterFrame.tsx'
import { type PosterLogo, readLogo } from './poster-maker.ts'
import { TextFields } from './TextFields.tsx'
import { usePosterWords } from './words/poster-words.ts'

/** The logo of a canteen once it is read. */
function useLogo(address: string | null): PosterLogo {
  const [logo, setLogo] = useState<{ readonly address: string; readonly logo: PosterLogo } | null>(null)
  useEffect(() => {
    if (address !== null) void readLogo(address).then(read => setLogo({ address, logo: read }))
  }, [address])
  return logo !== null && logo.address === address ? logo.logo : null
}

interface CanteenPosterFormProps {
  /** Null until one is chosen. */
  readonly canteen: Canteen | null
  readonly event: PosterEvent
  /** The choice of the canteen, where there is one. */
  readonly renderChoice?: (form: SiteForm<CanteenPosterValues>) => ReactNode
}

/** The poster of a canteen that the person manages: its figures are stored, its texts are typed. */
export function CanteenPosterForm({ canteen, event, renderChoice }: CanteenPosterFormProps) {
  const words = usePosterWords()
  const logo = useLogo(canteen?.logo ?? null)
  const contentOf = (values: CanteenPosterValues) =>
    canteen && posterOfCanteen(canteen, currentYear() - 1, shownTexts(values), { origin: location.origin })
  const values = { ...emptyTexts, canteen: renderChoice ? '' : String(canteen?.id ?? ''), canteenName: '' }
  const poster = usePosterForm<CanteenPosterValues>({
    draft: canteenPosterDraft,
    labels: words.labels as { readonly [Name in keyof CanteenPosterValues]?: string },
    values,
    event,
    contentOf,
    logo,
  })
  return (
    <PosterFrame content={contentOf(poster.form.watch())} logo={logo}>
      <PosterFormBody poster={poster}>
        {renderChoice?.(poster.form)}
        <TextFields form={poster.form} />
      </PosterFormBody>
      <p className="fr-mt-3w">
        {words.correctBefore}
        <SiteLink className="fr-link" href={addressOf('ManagementPage')}>
          {words.correct}
        </SiteLink>
      </p>
    </PosterFrame>
  )
}
