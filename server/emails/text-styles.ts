import type { EmailStyles } from '@ma-cantine/lib/markdown/markdown-email-html'

const heading = (size: number): { readonly style: string } => ({
  style: `margin:24px 0 8px;font-size:${size}px;line-height:${size + 6}px;font-weight:bold`,
})
const list = { style: 'margin:0 0 16px;padding:0 0 0 24px' } as const
const cell = 'padding:8px;border:1px solid #929292;text-align:left;vertical-align:top'

/** How the texts of the team look in a message. */
export const textStyles: EmailStyles = {
  p: { style: 'margin:0 0 16px' },
  h2: heading(20),
  h3: heading(18),
  h4: heading(16),
  h5: heading(16),
  h6: heading(16),
  ul: list,
  ol: list,
  li: { style: 'margin:0 0 4px' },
  blockquote: { style: 'margin:0 0 16px;padding:8px 16px 1px;border-left:4px solid #6a6af4', class: 'quote' },
  hr: { style: 'margin:24px 0;border:0;border-top:1px solid #dddddd' },
  pre: { style: 'margin:0 0 16px;white-space:pre-wrap' },
  a: { style: 'color:#000091', class: 'link' },
  button: {
    style:
      'display:inline-block;padding:8px 16px;background:#000091;border:1px solid #000091;color:#ffffff;font-weight:bold;text-decoration:none',
    class: 'button-link',
  },
  img: { style: 'max-width:100%;height:auto;border:0' },
  table: { style: 'width:100%;margin:0 0 16px;border-collapse:collapse' },
  th: { style: cell },
  td: { style: cell },
}
