import './sanitized-html.css'

export interface SanitizedHtmlProps {
  /** Made safe by the server (`markdownHtml` of `lib`): the one HTML that the site shows as it comes. */
  readonly html: string
  /** The language of the text, where it may differ from that of the page. */
  readonly lang?: string | undefined
}

/** A text that the team wrote. Nothing else of the site writes HTML of others into the page. */
export const SanitizedHtml = ({ html, lang }: SanitizedHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it of Markdown, without anything that runs
  <div className="mc-prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
)
