/** A foreign value as short plain text; empty when it is no text at all. @param length in UTF-16 units */
export declare const toPlainText: (value: unknown, length?: number) => string
/** A foreign link, if it is one that may be followed; else empty. */
export declare const toHttpsUrl: (value: unknown) => string
/** A foreign image, if it carries itself: anything else would be a request, or a script. */
export declare const toDataImage: (value: unknown) => string
