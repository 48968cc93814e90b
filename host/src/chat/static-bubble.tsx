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
  /** Shown above the first message. */
  opening?: ReactNode;
}

/** The first message in the HTML of a page, exactly where the conversation renders it. */
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
