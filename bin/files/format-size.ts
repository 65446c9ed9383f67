/** A number of bytes for people, in units of 1,000: `812 B`, `14.2 KB`. */
export const formatSize = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`)
