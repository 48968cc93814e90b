import { writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import sharp from 'sharp';

/** Writes a screenshot to a file of the workspace. A palette makes it a third as large: an interface has few colours. */
export async function keepPicture(path: string, picture: Buffer): Promise<void> {
  const png = await sharp(picture).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
  writeFileSync(inRoot(path), png);
  console.log(`${path.padEnd(36)} ${Math.round(png.length / 1024)} KiB`);
}
