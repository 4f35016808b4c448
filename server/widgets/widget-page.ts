import { publicPagePath } from '@ma-cantine/lib/canteens/canteen-address'
import { sectorLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { isCentralKitchen, servesMeals } from '@ma-cantine/lib/canteens/production'
import type { BadgeState } from '@ma-cantine/lib/measures/badges'
import { keyMeasures } from '@ma-cantine/lib/measures/catalogue'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { badgeWords } from '@ma-cantine/lib/public-canteens/badge-labels'
import { shownBadgeOf } from '@ma-cantine/lib/public-canteens/public-badges'
import type { PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import { publicSharesOf } from '@ma-cantine/lib/public-canteens/public-shares'
import { widgetWords } from '@ma-cantine/lib/public-canteens/widget-words'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { type Html, html, sentence } from '../pages/html.ts'
import { widgetStyle } from './widget-style.ts'

/**
 * The page that other sites show in a frame: a canteen, its shares, its five badges. It has no script. Search engines find the
 * page of the canteen in its place.
 */
export function widgetPage(canteen: PublicCanteenPreview, locale: Locale, publicUrl: string): string {
  const words = widgetWords[locale]
  const facts = factsOf(canteen, locale)
  const address = `${publicPagePath(canteen)}?mtm_campaign=widget-cantine`
  return framePage(
    locale,
    canteen.name,
    html`<meta name="description" content="${[canteen.name, ...facts].join(' · ')}">
<link rel="canonical" href="${publicUrl}${publicPagePath(canteen)}">`,
    html`<h1><bdi>${canteen.name}</bdi></h1>
<p class="facts">${facts.join(' · ')}</p>
${shares(canteen, locale)}
<h2>${sentence(words.measures)}</h2>
<ul role="list">${badgesOf(canteen, locale)}</ul>
<p>${newTab(locale, address, words.see, 'see')}</p>`,
  )
}

/** The same frame for a canteen that nobody may see, or that does not exist. */
export function missingWidgetPage(locale: Locale): string {
  const { title, text } = widgetWords[locale].notFound
  return framePage(
    locale,
    title,
    html`<meta name="robots" content="noindex">`,
    html`<h1>${sentence(title)}</h1><p>${sentence(text)}</p>`,
  )
}

function framePage(locale: Locale, title: string, meta: Html, main: Html): string {
  const words = widgetWords[locale]
  const head = html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} - ma cantine</title>
${meta}
`
  const body = html`</head>
<body>
<header>${newTab(locale, '/', words.site, 'brand', words.siteLink)}</header>
<main>
${main}
</main>
</body>
</html>
`
  return `${head.source}<style>${widgetStyle}</style>\n${body.source}`
}

/** A link out of the frame. */
const newTab = (locale: Locale, address: string, label: string, style: string, title = label): Html =>
  html`<a class="${style}" href="${address}" target="_blank" rel="noopener external" title="${sentence(
    `${title} - ${widgetWords[locale].newTab}`,
  )}">${sentence(label)}</a>`

function factsOf(canteen: PublicCanteenPreview, locale: Locale): string[] {
  const words = widgetWords[locale]
  const { city, dailyMealCount, satelliteCanteensCount, productionType, sectors } = canteen
  const sectorNames = sectors.flatMap(id => sectorLabels[locale][id] ?? []).map(name => name.toLocaleLowerCase(locale))
  return [
    city,
    servesMeals(productionType) && dailyMealCount && words.covers(dailyMealCount),
    isCentralKitchen(productionType) && satelliteCanteensCount && words.satellites(satelliteCanteensCount),
    capitalise(sectorNames.join(', ')),
  ].filter(fact => typeof fact === 'string' && fact !== '') as string[]
}

function shares(canteen: PublicCanteenPreview, locale: Locale): Html {
  const words = widgetWords[locale]
  const known = canteen.approDiagnostic && publicSharesOf(canteen.approDiagnostic)
  if (!canteen.approDiagnostic || !known) return html`<h2>${sentence(words.noShares)}</h2>`
  const goals = goalsOf(canteen)
  const figure = (label: string, share: number, goal: number, kind: string) => html`<div><dt>${sentence(label)}</dt>
<dd>${words.share(share, goal)} <small>${sentence(words.goal(goal))}</small>
<svg class="bar" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="200" height="8"/><rect class="${kind}" width="${
    Math.round(Math.min(share, 1) * 2000) / 10
  }" height="8"/><rect class="mark" x="${goal * 2 - 1}" width="2" height="8"/></svg></dd></div>`
  return html`<h2>${sentence(words.shares(canteen.approDiagnostic.year))}</h2>
<dl class="shares">${figure(words.organic, known.organic, goals.organic, 'organic')}
${figure(words.quality, known.together, goals.quality, 'quality')}</dl>`
}

const stateOf = (badge: BadgeState): keyof typeof signs => (badge === null ? 'unknown' : badge ? 'earned' : 'missed')

/** The signs of the states: a tick, a circle under way, nothing known. */
const signs = {
  earned: 'M3 9.5l4 4 8-9',
  missed: 'M9 2a7 7 0 1 0 7 7M9 5v4l3 2',
  unknown: 'M4 9h10',
} as const

/** The five badges, those that are earned first. */
function badgesOf(canteen: PublicCanteenPreview, locale: Locale): Html[] {
  const { states, texts, unknown } = badgeWords[locale]
  const { badges, approDiagnostic } = canteen
  const shown = { badges, approDiagnostics: approDiagnostic ? [approDiagnostic] : [], serviceDiagnostics: [] }
  const rows = keyMeasures.map(({ id, badgeId }) => ({ id, badgeId, state: stateOf(shownBadgeOf(badgeId, shown)) }))
  return rows
    .toSorted((one, other) => Number(other.state === 'earned') - Number(one.state === 'earned'))
    .map(
      ({ id, badgeId, state }) =>
        html`<li class="${state}"><details><summary><svg viewBox="0 0 18 18" aria-hidden="true"><path class="sign" d="${
          signs[state]
        }"/></svg><span>${sentence(measureShortTitles[locale][id])}</span><b>${sentence(states[state])}</b></summary><p>${sentence(
          state === 'unknown' ? unknown : texts[badgeId][state],
        )}</p></details></li>`,
    )
}
