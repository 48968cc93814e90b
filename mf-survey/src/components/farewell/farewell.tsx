import { MomentDrawing } from '@consorcio/shared/ui';

/** The end of a conversation with a purchase. Its message has the words. */
export default function Farewell() {
  return <MomentDrawing moment="arrived" />;
}
