import { isMeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { useId } from 'react'
import { useLocation, useParams } from 'react-router'
import { useCustomPageTitle } from '../app/page-title.ts'
import type { Screen } from '../app/screen.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/site-words.ts'
import { canteenNameFor } from './canteen-name.ts'
import { useLayoutWords } from './words/layout-words.ts'

/** Screens without breadcrumbs, since they are the first step. */
const screensWithoutSteps: readonly ScreenName[] = ['Home', 'LandingPage']

/** Screens whose page is named by what it shows. */
const titledByContent: readonly ScreenName[] = ['CanteenPage', 'BlogPage', 'VideoTutorial']

/**
 * Home, the steps that the screen declares, and the screen itself. The component of react-dsfr ends with an anchor
 * without `href`, which crawlers report as a broken link.
 */
export function SiteBreadcrumbs({ screen }: { screen: Screen }) {
  const titleOf = useTitles()
  const { home, myEstablishment, breadcrumbs } = useLayoutWords()
  const listId = useId()
  const { canteenUrlComponent, id } = useParams()
  const { keyMeasures } = useWords()
  const { pathname, search } = useLocation()
  const pageTitle = useCustomPageTitle()
  if (screensWithoutSteps.includes(screen.name)) return null
  // The five pages of measures are one screen, as are those of all canteens, articles and webinars.
  const ownName =
    screen.name === 'KeyMeasurePage' && isMeasureId(id)
      ? keyMeasures[id]
      : titledByContent.includes(screen.name) && pageTitle
  const ownLabel = ownName || titleOf(screen.name)
  const steps = [
    { label: home, href: addressOf('Home') },
    ...(screen.breadcrumbs ?? []).map(step =>
      step === 'canteen'
        ? {
            label: canteenNameFor(screen.name, canteenUrlComponent) ?? myEstablishment,
            href: addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent ?? '' }),
          }
        : { label: titleOf(step), href: addressOf(step) },
    ),
    { label: ownLabel, href: `${pathname}${search}`, current: true },
  ]
  return (
    <nav className="fr-breadcrumb" aria-label={breadcrumbs.label}>
      <button type="button" className="fr-breadcrumb__button" aria-expanded="false" aria-controls={listId}>
        {breadcrumbs.show}
      </button>
      <div className="fr-collapse" id={listId}>
        <ol className="fr-breadcrumb__list">
          {steps.map(({ label, href, ...step }) => (
            <li key={href}>
              <SiteLink
                className="fr-breadcrumb__link"
                href={href}
                aria-current={'current' in step ? 'page' : undefined}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
