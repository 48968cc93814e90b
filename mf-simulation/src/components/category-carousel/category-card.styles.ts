import { SheetSmall } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const CategoryFrame = styled.button`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.low};
  color: ${({ theme }) => theme.color.text};
  text-align: start;
  transition: ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  transition-property: transform, box-shadow, border-color;

  &:active {
    border-color: ${({ theme }) => theme.color.primaryText};
    background: ${({ theme }) => theme.color.primarySoft};
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${({ theme }) => theme.color.primaryText};
      box-shadow: ${({ theme }) => theme.shadow.high};
      transform: translateY(-2px);
    }
  }
`;

export const CategoryWords = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  flex: 1;
  padding: ${({ theme }) => theme.space.m};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

export const CategoryName = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const Description = styled(SheetSmall)`
  line-height: 1.3;
`;
