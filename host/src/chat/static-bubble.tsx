import { Markup } from '@consorcio/shared/ui';
import type { ReactNode } from 'react';
import { Column, Root } from './chat.styles';
import { Avatar } from './messages/avatar';
import { Bubble, List, Row, Words } from './messages/message.styles';
import { Timestamp } from './messages/timestamp';

export interface StaticBubbleProps {
  /** Markup. */
  text: string;
  brandName: string;
  /** What stands over the first message. */
  opening?: ReactNode;
}

/** The first words as the server draws them, exactly where the talk puts its first bubble when it begins. */
export function StaticBubble({ text, brandName, opening }: StaticBubbleProps) {
  return (
    <Root>
      <Column>
        {opening}
        <List>
          <Row $isOwn={false} $isFirst $isNew={false}>
            <Avatar brandName={brandName} />
            <Bubble $isOwn={false} $isLast>
              <Words $isVerbatim={false}>
                <Markup source={text} />
              </Words>
              <Timestamp at={0} />
            </Bubble>
          </Row>
        </List>
      </Column>
    </Root>
  );
}
