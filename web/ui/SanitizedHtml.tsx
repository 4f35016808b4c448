export interface SanitizedHtmlProps {
  /** HTML that the server made of a text in Markdown: `markdownHtml()` lets nothing else through. */
  readonly html: string
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string | undefined
}

/** A text of the service. The only place where the site shows HTML that it did not write itself. */
export const SanitizedHtml = ({ html, lang }: SanitizedHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server closed it
  <div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
)
