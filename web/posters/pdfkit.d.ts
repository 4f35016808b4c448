/** The part of pdfkit that posters use: its published types bring those of Node along. */
export default class PDFDocument {
  constructor(options: object)
}
