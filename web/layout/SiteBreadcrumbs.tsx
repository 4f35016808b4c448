import { Breadcrumb } from '@codegouvfr/react-dsfr/Breadcrumb'
import { useLocation, useParams } from 'react-router'
import type { Screen } from '../app/screen.ts'
import { addressOf } from '../app/screen-list.ts'
import { useWords } from '../words/locale.ts'
import type { ScreenName } from '../words/screen-name.ts'
import { nameInUrlComponent } from './canteen-name.ts'

/** The screens that stand where the way begins. */
const first: readonly ScreenName[] = ['Home', 'LandingPage']

/** Home, what the screen says comes between, and the screen itself. */
export function SiteBreadcrumbs({ screen }: { screen: Screen }) {
  const { titles, home, myEstablishment } = useWords()
  const { canteenUrlComponent } = useParams()
  const { pathname, search } = useLocation()
  if (first.includes(screen.name)) return null
  if (screen.breadcrumbs?.includes('canteen') && !canteenUrlComponent)
    console.error(`${screen.name} needs the name of a canteen, and its address has none`)
  const segments = (screen.breadcrumbs ?? []).map(step =>
    step === 'canteen'
      ? {
          label: nameInUrlComponent(canteenUrlComponent) ?? myEstablishment,
          linkProps: { href: addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent ?? '' }) },
        }
      : { label: titles[step], linkProps: { href: addressOf(step) } },
  )
  return (
    <Breadcrumb
      homeLinkProps={{ href: addressOf('Home'), title: home }}
      segments={[
        ...segments,
        // A link as the others: one that leads nowhere is none for a machine that reads the page.
        { label: titles[screen.name], linkProps: { href: `${pathname}${search}`, 'aria-current': 'page' } },
      ]}
      currentPageLabel={null}
    />
  )
}
