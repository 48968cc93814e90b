import { styled } from 'styled-components';

export const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  height: ${({ theme }) => theme.size.header};
  padding: 0 ${({ theme }) => theme.space.l};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
`;

export const Logo = styled.a`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-height: ${({ theme }) => theme.size.control};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  border-radius: ${({ theme }) => theme.radius.s};
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.m};
`;

export const Name = styled.span`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  letter-spacing: -0.01em;
`;
